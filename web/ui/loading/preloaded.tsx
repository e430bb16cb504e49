import { type ComponentType, useEffect, useState } from 'react';
import { LoadingPage } from '../layout/layout.tsx';

/**
 * A component from a file of its own, and the function that loads it, which a page calls ahead. Once that has ended, the
 * component is there at once; before, a loading page is. React's `lazy` would keep its loading page for up to 0.3 s after
 * the file came.
 * @throws while it renders, when its file cannot be loaded; the error boundary around it offers to try again
 */
export function preloaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [component: ComponentType<Props>, preload: () => Promise<ComponentType<Props>>] {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: a module calls it once, never while something renders
  function Preloaded(props: Props) {
    const [state, setState] = useState<{ part: ComponentType<Props> | null } | { error: unknown }>({ part: loaded });
    const isLoading = 'part' in state && !state.part;
    useEffect(() => {
      if (!isLoading) return;
      preload().then(
        (part) => setState({ part }),
        (error: unknown) => setState({ error }),
      );
    }, [isLoading]);
    if ('error' in state) throw state.error;
    const Part = state.part;
    return Part ? <Part {...props} /> : <LoadingPage />;
  }
  return [Preloaded, preload];
}
