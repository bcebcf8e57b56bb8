/**
 * The nonce of this page, which the content security policy requires of every style element that libraries write. The server gives it to the style
 * element of index.html. Undefined where there is no policy: the development server and tests of screens.
 */
export const styleNonce: string | undefined = document.querySelector('style')?.nonce || undefined;

// Libraries that are loaded later read these.
if (styleNonce)
  Object.assign(window, {
    // Zod would try whether it may compile code, which is refused and reported.
    __zod_globalConfig: { jitless: true },
  });
