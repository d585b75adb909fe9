/** `a / b / c`, also with the Chinese comma, as labels; a text without a separator is one label. */
export function parseOptions(text: string): string[] {
  return text
    .split(/\s*[/／、]\s*/)
    .map((label) => label.trim())
    .filter((label) => label !== '');
}
