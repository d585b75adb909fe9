/** Hands the made PDF to the browser's own download, under the name the server gave it. */
export function downloadReport({ fullurl, file_name }: { readonly fullurl: string; readonly file_name: string }): void {
  const link = document.createElement('a');
  link.href = fullurl;
  link.download = file_name;
  link.click();
}
