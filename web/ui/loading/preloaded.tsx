import { type ComponentType, lazy, useState } from 'react';

/**
 * A component from a file of its own, and the function that loads it, which a page calls ahead. Once that has ended, the
 * component is there at once, without the loading page of the boundary around it.
 */
export function preloaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [component: ComponentType<Props>, preload: () => Promise<ComponentType<Props>>] {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: a module calls it once, never while something renders
  function Preloaded(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Part {...props} />;
  }
  return [Preloaded, preload];
}
