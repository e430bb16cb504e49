/**
 * A feature that built files use although an oldest browser lacks it, and why that is harmless. `in`: built files
 * without their hash; all by default. `names`: everything except syntax by default.
 */
export type Allowed = { why: string; in?: readonly string[]; names?: readonly string[] };

export const ALLOWED_IN_SCRIPTS: readonly Allowed[] = [
  {
    why: 'The legacy build of pdfjs-dist brings what it needs, and asks for the rest before it uses that.',
    in: ['pdf', 'pdf.worker'],
  },
  {
    why: 'web/app/first-load/fallbacks.ts gives it to a browser that lacks it.',
    names: ['AbortSignal.timeout'],
  },
  {
    why: 'It is asked for before it is used.',
    in: [
      'index',
      'page-reader',
      'photo',
      'root',
      'useControlledState',
      'entry.client',
      'docx',
      'unpack',
      'list-file.worker',
      'universal',
      'group-view-members',
    ],
    names: [
      ...['CSS.highlights', 'Highlight', 'OffscreenCanvas', 'Intl.Locale.getTextInfo', 'Element.checkVisibility'],
      ...['Navigator.connection', 'Error.captureStackTrace'],
    ],
  },
  {
    why: 'React and React Router use it only for view transitions, which no page asks for.',
    in: ['entry.client', 'root'],
    names: ['Document.startViewTransition'],
  },
  {
    why: 'A method of the library itself: compromise.',
    in: ['word-kinds'],
    names: [
      ...['Notification.tag', 'PerformanceNavigationTiming.confidence', 'Set.difference', 'Set.intersection'],
      'SharedArrayBuffer.grow',
    ],
  },
  { why: 'A method of the library itself: Workbox.', in: ['service-worker'], names: ['MediaSource.handle'] },
  {
    why: 'A method of WebAssembly.Memory, and one of the library itself.',
    in: ['follow.worker', 'tesseract-core-lstm', 'tesseract-core-simd-lstm'],
    names: ['SharedArrayBuffer.grow', 'MediaSource.handle'],
  },
];

export const ALLOWED_IN_STYLES: readonly Allowed[] = [
  { why: 'It only changes where lines break.', names: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'] },
  {
    why: 'Safari has no forced colours.',
    names: ['@media forced-colors', 'forced-color-adjust', 'forced-color-adjust: none'],
  },
  {
    why: 'A touch screen has no pointer and no edge to pull.',
    names: [
      ...['cursor: pointer', 'cursor: default', 'cursor: crosshair', 'cursor: grab', 'cursor: grabbing'],
      ...['resize', 'resize: vertical'],
    ],
  },
  { why: 'Of printed pages, which are whole without it.', names: ['@page', 'break-after: avoid'] },
  { why: 'The build writes it with the prefix of Chrome, too.', names: ['print-color-adjust: exact'] },
  { why: 'Without it Listen marks no word on a page (decision 009).', names: [':highlight'] },
  {
    why: 'Of a closed panel, which is hidden without it.',
    names: ['content-visibility', 'content-visibility: visible'],
  },
  {
    why: 'Without it a part is laid out as for one size of its place; e2e/browsers/oldest-browsers.spec.ts drives that.',
    names: [
      '@container',
      'container-type',
      'container-type: inline-size',
      'container-type: normal',
      'container-type: size',
    ],
  },
  { why: 'It only bounds the height of a set of buttons.', names: ['cqi'] },
  { why: 'In `@supports`, after a size that needs no container.', names: ['cqb'] },
];
