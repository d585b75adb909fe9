/**
 * The chart pages for WebViews, as the server writes them and as a page that was handed its figures by an app builds
 * them in the browser: neither package may import the other, so the page that both make stands here.
 */
export * from './page';
export * from './plot';
