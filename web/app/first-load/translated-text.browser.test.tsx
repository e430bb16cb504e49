import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTranslatedTextCurrent } from './translated-text.ts';

const page = document.createElement('main');
let root: Root;

const render = (content: ReactNode) => act(async () => root.render(<p>{content}</p>));
const textOf = (words: string) => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.nodeValue === words) return walker.currentNode as Text;
  throw new Error(`"${words}" is not there`);
};

/** As Chrome translates. */
const TRANSLATIONS = {
  'is replaced': (text: Text, font: Element) => text.replaceWith(font),
  'gets its translation before it, and goes': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
};

beforeAll(() => {
  keepTranslatedTextCurrent();
  document.body.append(page);
  return () => page.remove();
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(page);
  return () => act(async () => root.unmount());
});

describe.each(Object.entries(TRANSLATIONS))('a text that %s', (_, translation) => {
  const translate = async (...words: string[]) => {
    for (const each of words) {
      const font = document.createElement('font');
      font.innerHTML = `<font>${each.toUpperCase()}</font>`;
      translation(textOf(each), font);
    }
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('can be removed beside another one', async () => {
    await render(['one ', <b key="b">two</b>]);
    await translate('one ');
    await render([null, <b key="b">two</b>]);
    expect(page.textContent).toBe('two');
  });

  it('can get something before it', async () => {
    await render([null, 'one']);
    await translate('one');
    await render([<b key="b">two </b>, 'one']);
    expect(page.textContent).toBe('two one');
  });

  it('shows what it says now', async () => {
    await render(['one ', <b key="b">two</b>]);
    await translate('one ', 'two');
    await render(['three ', <b key="b">four</b>]);
    expect(page.textContent).toBe('three four');
    await translate('three ');
    await render(['five ', <b key="b">four</b>]);
    expect(page.textContent).toBe('five four');
  });

  it('leaves the translations beside it', async () => {
    await render(['one ', <b key="b">two </b>, 'three']);
    await translate('one ', 'three');
    await render(['four ', <b key="b">two </b>, 'three']);
    expect(page.textContent).toMatch(/^four two three$/i);
  });
});
