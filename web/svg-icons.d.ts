/** A drawing that is an icon: see vite.config.ts. */
declare module '*.svg?icon' {
  import type { ComponentType } from 'react';

  const Icon: ComponentType;
  export default Icon;
}
