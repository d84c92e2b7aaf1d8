/**
 * An option of Node.js for checks and builds, which would otherwise spend up to a fifth of their time on moving what
 * is still in use.
 */
export const roomyHeap = '--max-semi-space-size=64';
