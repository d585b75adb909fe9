/** The library under a name of ours: a file that could not be fetched is asked for again by it. */
export { default as PadEngine } from 'signature_pad';
