import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Button } from '../ui/button.tsx';
import { useSettings } from '../ui/device-settings.ts';
import { SpeakerHighIcon, StopCircleIcon } from '../ui/icons.ts';
import { LIVE_REGION } from '../ui/live-region.ts';
import { pageLoaded } from '../ui/page-loaded.ts';
import css from './listen-button.module.css';
import type { PageReader } from './page-reader.ts';
import { useStopWhenLeft } from './use-stop-when-left.ts';

type ListenButtonProps = {
  /** What is read: an element, or its CSS selector. */
  of?: RefObject<Element | null> | string;
};

/** Reads a page aloud and highlights each word. It is missing while the setting Listen is off. */
export function ListenButton({ of = '#main' }: ListenButtonProps) {
  const { listen } = useSettings();
  return listen ? <Listen of={of} /> : null;
}

function Listen({ of }: Required<ListenButtonProps>) {
  const { read, stop } = usePageReader();
  const [isReading, setIsReading] = useState(false);
  const [missing, setMissing] = useState<'nothing' | 'some' | 'all'>('nothing');

  const start = async () => {
    const element = typeof of === 'string' ? document.querySelector(of) : of.current;
    setIsReading(true);
    setMissing('nothing');
    const reading = element ? await read(element, () => setMissing('some')) : 'silent';
    setIsReading(false);
    if (reading === 'silent') setMissing('all');
  };

  return (
    <div className={css.listen} data-silent="">
      <Button look="line" onPress={() => (isReading ? stop() : void start())}>
        {isReading ? <StopCircleIcon /> : <SpeakerHighIcon />}
        {isReading ? m['shared.listen.stop']() : m['shared.listen.listen']()}
      </Button>
      <p {...LIVE_REGION}>
        {missing === 'some' && m['shared.listen.some_missing']()}
        {missing === 'all' && m['shared.listen.no_voice']()}
      </p>
    </div>
  );
}

/** Loaded after the page, which does not wait for it. A press before that waits for it. */
const loadReader = () => import('./page-reader.ts');

/** The reader of a component. It stops when the tab is hidden or the component unmounts. */
function usePageReader(): PageReader {
  const reader = useRef<PageReader | null>(null);
  const latest = useRef(0);
  useEffect(
    () =>
      void pageLoaded()
        .then(loadReader)
        .catch(() => {}),
    [],
  );

  const stop = () => {
    latest.current += 1;
    reader.current?.stop();
  };
  useStopWhenLeft(stop);

  return {
    stop,
    read: async (element, onMissing) => {
      latest.current += 1;
      const own = latest.current;
      const loaded = await loadReader().catch(() => null);
      if (own !== latest.current) return 'stopped';
      if (!loaded) return 'silent';
      reader.current ??= loaded.createPageReader();
      return reader.current.read(element, onMissing);
    },
  };
}
