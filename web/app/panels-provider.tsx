import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useNotify } from '../ui/notices.ts';
import { type PanelName, PanelsContext } from '../ui/panels.ts';
import { FocusBefore } from './focus-before.ts';

type Panel = ComponentType<{ onClose: () => void }>;

/** Each panel is a script of its own, fetched when somebody reaches for it. */
const PANELS: Record<PanelName, () => Promise<Panel>> = {
  'sign-up': () => import('./sign-in-panels.tsx').then(({ SignUpPanel }) => SignUpPanel),
  'free-trial': () => import('./sign-in-panels.tsx').then(({ FreeTrialPanel }) => FreeTrialPanel),
  'log-in': () => import('./sign-in-panels.tsx').then(({ LogInPanel }) => LogInPanel),
  'three-tests': () => import('../welcome/three-tests-dialog.tsx').then(({ ThreeTestsDialog }) => ThreeTestsDialog),
  help: () => import('./help-panel.tsx').then(({ HelpPanel }) => HelpPanel),
  demo: () => import('../welcome/demo-dialog/demo-dialog.tsx').then(({ DemoDialog }) => DemoDialog),
  menu: () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
};

/** Panels that were fetched open within the press itself: nothing typed right after it, Escape too, is lost. */
const fetched = new Map<PanelName, Panel>();

async function fetchPanel(name: PanelName): Promise<Panel> {
  const panel = await PANELS[name]();
  fetched.set(name, panel);
  return panel;
}

/** Shows the one panel that is open, over the page on which it was opened. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const { key: place } = useLocation();
  const [opened, setOpened] = useState<{ name: PanelName; panel: Panel; place: string } | null>(null);

  const [before] = useState(() => new FocusBefore());

  const panels = useMemo(() => {
    const open = (name: PanelName) => {
      // A panel that is opened from another one takes its place: the way back leads to what opened the first.
      if (!document.activeElement?.closest('[role="dialog"]')) before.remember();
      notify(null);
      const show = (panel: Panel) => setOpened({ name, panel, place });
      const ready = fetched.get(name);
      if (ready) return show(ready);
      fetchPanel(name).then(show, () =>
        notify({
          sentence: 'This part could not be loaded. Check the connection.',
          action: { label: 'Try again', onPress: () => open(name) },
        }),
      );
    };
    return { open, prepare: (name: PanelName) => void fetchPanel(name).catch(() => undefined) };
  }, [before, notify, place]);
  const wakeUp = useEffectEvent((wanted: string | undefined) => {
    if (wanted && wanted in PANELS) panels.open(wanted as PanelName);
  });
  useEffect(() => wakeUp(takeEarlyPress()), []);
  const close = () => {
    setOpened((current) => (current === opened ? null : current));
    giveBackLostFocus(before);
  };

  return (
    <PanelsContext value={panels}>
      {children}
      {opened?.place === place && <opened.panel key={opened.name} onClose={close} />}
    </PanelsContext>
  );
}

/** Once the window is gone: it gives the focus back itself where that is still possible. */
function giveBackLostFocus(before: FocusBefore): void {
  const isLost = () => document.activeElement === document.body;
  requestAnimationFrame(() => requestAnimationFrame(() => isLost() && before.giveBack()));
}

/** The panel of a button that was pressed before the app was awake; first-paint.js kept it. */
function takeEarlyPress(): string | undefined {
  const { dataset } = document.documentElement;
  const { wanted } = dataset;
  delete dataset.wanted;
  dataset.awake = '';
  return wanted;
}
