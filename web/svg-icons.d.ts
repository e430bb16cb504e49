/** SVG files that are imported as icons: see vite.config.ts. */
declare module '*.svg?icon' {
  import type { ComponentType } from 'react';

  const Icon: ComponentType;
  export default Icon;
}

declare module '*.svg?arrow' {
  import type { ComponentType } from 'react';

  const Icon: ComponentType;
  export default Icon;
}
