import readQr from 'jsqr';

/** A library from before modules: here it has a name by which it is asked for again. */
export { readQr };
