import type { PluginOption } from 'vite';
import svgr from 'vite-plugin-svgr';
import { syllablePatterns } from './syllable-patterns.ts';

/** What the pages import besides scripts and styles. */
export function pagePlugins(): PluginOption[] {
  return [
    // Pictures follow the colours of the page, so they stand in it as components.
    svgr({ include: '**/*.svg?react' }),
    // Icons are pictures beside a word: ground.css gives them its size and colour.
    svgr({ include: '**/*.svg?icon', svgrOptions: { svgProps: { 'aria-hidden': 'true', 'data-icon': '' } } }),
    svgr({
      include: '**/*.svg?arrow',
      svgrOptions: { svgProps: { 'aria-hidden': 'true', 'data-icon': 'along-line' } },
    }),
    syllablePatterns(),
  ];
}
