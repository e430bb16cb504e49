import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { loadServerSetup } from '../api/server-setup.ts';
import { useNotify } from '../ui/focus/notices.ts';
import { type PanelName, PanelsContext } from '../ui/focus/panels.ts';
import { FocusBefore } from './focus-before.ts';
import { useInvitationLink } from './use-invitation-link.ts';

type Panel = ComponentType<{ onClose: () => void }>;

/** Each panel is a script of its own, fetched on hover, focus or press. */
const PANELS: Record<PanelName, () => Promise<Panel>> = {
  'sign-up': () => loadSignInPanels().then(({ SignUpPanel }) => SignUpPanel),
  'free-trial': () => loadSignInPanels().then(({ FreeTrialPanel }) => FreeTrialPanel),
  'teacher-sign-up': () => loadSignInPanels().then(({ TeacherSignUpPanel }) => TeacherSignUpPanel),
  'log-in': () => loadSignInPanels().then(({ LogInPanel }) => LogInPanel),
  'three-tests': () =>
    import('../welcome/landing/three-tests-dialog.tsx').then(({ ThreeTestsDialog }) => ThreeTestsDialog),
  help: () => import('../help/help-panel.tsx').then(({ HelpPanel }) => HelpPanel),
  demo: () => import('../welcome/demo-dialog/demo-dialog.tsx').then(({ DemoDialog }) => DemoDialog),
  menu: () => import('./menus/menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
};

/** The panels need the sign-in methods that the server offers. */
async function loadSignInPanels() {
  const [panels] = await Promise.all([import('./menus/sign-in-panels.tsx'), loadServerSetup()]);
  return panels;
}

/**
 * Loaded panels. They open synchronously within the press, so that keys typed right after it, such as Escape, reach
 * the panel.
 */
const fetched = new Map<PanelName, Panel>();

async function fetchPanel(name: PanelName): Promise<Panel> {
  const panel = await PANELS[name]();
  fetched.set(name, panel);
  return panel;
}

/** Shows one panel at a time, above the current page. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const { pathname: place } = useLocation();
  const [opened, setOpened] = useState<{ name: PanelName; panel: Panel; place: string } | null>(null);

  const [before] = useState(() => new FocusBefore());

  const panels = useMemo(() => {
    const open = (name: PanelName) => {
      // A panel opened from another panel replaces it: the focus returns to the element that opened the first one.
      if (!document.activeElement?.closest('[role="dialog"]')) before.remember();
      notify(null);
      const show = (panel: Panel) => setOpened({ name, panel, place });
      const ready = fetched.get(name);
      if (ready) return show(ready);
      fetchPanel(name).then(show, () =>
        notify({
          sentence: m['app.load_failed'](),
          action: { label: m['shared.try_again'](), onPress: () => open(name) },
        }),
      );
    };
    return { open, prepare: (name: PanelName) => void fetchPanel(name).catch(() => undefined) };
  }, [before, notify, place]);
  useInvitationLink(() => panels.open('sign-up'));
  const close = () => {
    setOpened((current) => (current === opened ? null : current));
    restoreLostFocus(before);
  };

  return (
    <PanelsContext value={panels}>
      {children}
      {opened?.place === place && <opened.panel key={opened.name} onClose={close} />}
    </PanelsContext>
  );
}

/** Waits until the dialog is removed, because it restores the focus itself if it can. */
function restoreLostFocus(before: FocusBefore): void {
  const isLost = () => document.activeElement === document.body;
  requestAnimationFrame(() => requestAnimationFrame(() => isLost() && before.restore()));
}
