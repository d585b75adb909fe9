/** An uploaded file that lies on this machine's disk while its call is worked on; it is never whole in memory. */
export class IncomingFile extends File {
  /** Gone when the call ends, unless the storage has taken it. */
  readonly path: string;
  /** Bytes as they were sent. */
  readonly sentBytes: number;
  /** Of the content, hexadecimal. */
  readonly sha256: string;

  constructor(name: string, content: { readonly path: string; readonly sentBytes: number; readonly sha256: string }) {
    super([], name);
    this.path = content.path;
    this.sentBytes = content.sentBytes;
    this.sha256 = content.sha256;
  }
}
