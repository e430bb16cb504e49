import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type RefObject, useRef } from 'react';
import { m } from '#messages';
import { Button } from '../ui/controls/button.tsx';
import { SpeakerHighIcon, StopCircleIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { useLoadedAfterPage } from '../ui/loading/use-loaded-after-page.ts';
import { useSettings } from '../ui/settings/device-settings.ts';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import css from './listen-button.module.css';
import { Player } from './player.tsx';
import { silentWords } from './silent-words.ts';
import { useReadingAloud } from './use-reading-aloud.ts';

type ListenButtonProps = {
  /** The element to read, or its CSS selector. */
  of?: RefObject<Element | null> | string;
  /** Whether it is only an icon while it does not read. */
  isSmall?: boolean;
};

/** Reads a page aloud and highlights each word. Not rendered while the setting Listen is off. */
export function ListenButton({ of = '#main', isSmall = false }: ListenButtonProps) {
  const { listen } = useSettings();
  return listen ? <Listen of={of} isSmall={isSmall} /> : null;
}

/** The reader module is loaded after the page. A press before that waits for it. */
const loadReader = () => import('./page-reader.ts');
const VoiceTools = lazyChunk(() => import('./voice-tools.tsx').then((module) => module.VoiceTools));

/** While it reads, the button is in the player, which is always visible; a placeholder is in its normal position. */
function Listen({ of, isSmall }: Required<ListenButtonProps>) {
  const toggle = useRef<HTMLButtonElement>(null);
  const open = async () => {
    const element = typeof of === 'string' ? document.querySelector(of) : of.current;
    return element && (await loadReader()).openPage(element);
  };
  const reading = useReadingAloud({ open });
  const { isOn, isSomeMissing, status } = reading;
  useLoadedAfterPage(loadReader);

  return (
    <div className={css.listen} data-silent="">
      <Player reading={reading} toggle={toggle} stays="while-on" tools={<VoiceTools />}>
        <Button
          ref={toggle}
          look="line"
          icon={isSmall && !isOn}
          onPress={() => (isOn ? reading.stop() : reading.start())}
        >
          {isOn ? <StopCircleIcon /> : <SpeakerHighIcon />}
          {isOn ? (
            <StopWords />
          ) : (
            <span className={isSmall ? layout.hidden : undefined}>{m['shared.listen.listen']()}</span>
          )}
        </Button>
      </Player>
      <p {...LIVE_REGION}>
        {isSomeMissing && m['shared.listen.some_missing']()}
        {status === 'silent' && silentWords()}
      </p>
    </div>
  );
}

function StopWords() {
  return (
    <span>
      <ParaglideMessage
        message={m['shared.listen.stop']}
        inputs={{}}
        markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
      />
    </span>
  );
}
