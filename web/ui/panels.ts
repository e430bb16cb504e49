import { createContext, useContext } from 'react';

/** What any page can open over itself. The app composes them, so that no feature has to know another. */
export type PanelName = 'sign-up' | 'free-trial' | 'log-in' | 'three-tests' | 'help' | 'demo' | 'menu';

export type Panels = {
  open(name: PanelName): void;
  /** Loads a panel before it is opened, when somebody seems about to. */
  prepare(name: PanelName): void;
};

export const PanelsContext = createContext<Panels | null>(null);

/** What a button needs to open a panel: spread it over the button. */
export function useOpener(name: PanelName) {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error('useOpener outside of the app');
  return {
    'aria-haspopup': 'dialog' as const,
    'data-panel': name,
    onPress: () => panels.open(name),
    onPressStart: () => panels.prepare(name),
    onHoverStart: () => panels.prepare(name),
    onFocus: () => panels.prepare(name),
  };
}
