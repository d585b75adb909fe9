/** Of the library what is used, in a file of its own: one that could not be fetched is asked for again by its names. */
export { startAuthentication, startRegistration } from '@simplewebauthn/browser';
