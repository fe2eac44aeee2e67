/** A message file as short as it can be: the same messages without comments, blank lines and deep indentation. */
export function strip(text: string): string {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\n(?:[^\S\n]*\n)+(?=\S|$)/g, '\n') // blank lines before a message; those within one are part of it
    .replace(/^\n+/, '')
    .replace(/^ {4}/gm, ' ') // all lines alike, because text may be indented further
    .replace(/^ +(?=[[*}])/gm, ' ');
}
