/** Hands the made PDF to the browser's own download; files kept on another host open in a tab of their own instead. */
export function downloadReport({ fullurl, file_name }: { readonly fullurl: string; readonly file_name: string }): void {
  const link = document.createElement('a');
  link.href = fullurl;
  link.download = file_name;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
