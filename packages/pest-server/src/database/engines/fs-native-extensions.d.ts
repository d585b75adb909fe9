/** What is asked of fs-native-extensions, which comes without types: the operating system's lock of a part of a file. */
declare module 'fs-native-extensions' {
  /** Whether the lock could be had; it ends when the file is closed, or the process ends, however that ends. */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;
}
