// Keeps the page in step with the screen around it.

/** The page is as high as what a keyboard leaves of the screen. */
export function followKeyboard() {
    const seen = window.visualViewport;
    seen?.addEventListener("resize", () => {
        document.body.style.height = `${seen.height}px`;
        window.scrollTo(0, 0);
    });
}

/** The bars of the browser have the colour of the app, also where the player chose another one than the system's. */
export function followTheme() {
    const follow = () => {
        const { backgroundColor } = getComputedStyle(document.body);
        for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = backgroundColor;
    };
    new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);
}
