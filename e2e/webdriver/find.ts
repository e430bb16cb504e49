/** A text to find: a part of it in any case, the whole of it, or a pattern. */
export type Wanted = { text: string; isExact: boolean } | { pattern: string; flags: string };

/** Each step narrows what the one before it found. Steps are JSON. */
export type Step =
  | { css: string }
  | { role: string; name?: Wanted; level?: number }
  | { label: Wanted }
  | { text: Wanted }
  | { has: Wanted }
  | { nth: number }
  | { or: Step[] };

/** Runs in the page. Finds what Playwright's locators of the same names find. */
export function find(steps: Step[]): HTMLElement[] {
  const ROLES: Record<string, string> = {
    button: 'button, summary, input[type="submit"]',
    form: 'form',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    img: 'img[alt]:not([alt=""])',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    progressbar: 'progress',
    radio: 'input[type="radio"]',
    region: 'section',
    status: 'output',
    textbox: 'textarea, input:not([type]), input[type="text"], input[type="email"]',
  };
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const says = (text: string, wanted: Wanted) => {
    if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(text);
    const part = words(wanted.text);
    return wanted.isExact ? text === part : text.toLowerCase().includes(part.toLowerCase());
  };
  const labelsOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => words(document.getElementById(id)?.textContent)).join(' ');
    if (named || element.hasAttribute('aria-label')) return [named || words(element.getAttribute('aria-label'))];
    return [...((element as HTMLInputElement).labels ?? [])].map((label) => words(label.textContent));
  };
  const nameOf = (element: HTMLElement) =>
    labelsOf(element)[0] ?? words(element.getAttribute('alt') ?? element.textContent);
  const isExposed = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]');

  const within = (root: ParentNode, step: Step): Element[] => {
    if ('css' in step) return [...root.querySelectorAll(step.css)];
    if ('role' in step) {
      const native = step.level ? `h${step.level}` : ROLES[step.role];
      const ofRole = root.querySelectorAll(
        `[role="${step.role}"]${native ? `, :is(${native}):not([role])` : ''}`,
      ) as NodeListOf<HTMLElement>;
      return [...ofRole].filter((each) => isExposed(each) && (!step.name || says(nameOf(each), step.name)));
    }
    const all = [...root.querySelectorAll<HTMLElement>('body *:not(script, style)')];
    if ('label' in step) return all.filter((each) => labelsOf(each).some((label) => says(label, step.label)));
    if (!('text' in step)) return [];
    const saying = all.filter((each) => says(words(each.textContent), step.text));
    return saying.filter((each) => !saying.some((other) => other !== each && each.contains(other)));
  };
  let found: Element[] = [];
  for (const [index, step] of steps.entries()) {
    if ('nth' in step) found = found.slice(step.nth, step.nth + 1 || undefined);
    else if ('has' in step) found = found.filter((each) => says(words(each.textContent), step.has));
    else if ('or' in step) found = [...new Set([...found, ...find(step.or)])];
    else found = [...new Set((index === 0 ? [document] : found).flatMap((root) => within(root, step)))];
  }
  return found as HTMLElement[];
}
