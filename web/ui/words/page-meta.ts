/** The `meta` of a page: its title in the browser, and its description for search engines. */
export function pageMeta(title: () => string, description: () => string) {
  return () => [{ title: title() }, { name: 'description', content: description() }];
}
