/** Hands a file of text to the browser. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands any file to the browser. */
export function downloadBlob(fileName: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Revoked later: the browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
