import { useEffect, useState } from 'react';
import { m } from '#messages';
import { usualRangeOf } from '#rules/figures/usual-range.ts';
import type { OwnRecording } from '../../device/device-store.ts';
import { deleteRecording, useOwnRecordings } from '../../device/texts/own-recordings.ts';
import { useReadings } from '../../device/texts/reading-history.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chart } from '../../ui/figures/chart.tsx';
import { PlayIcon, TrashIcon } from '../../ui/icons.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { dayOrToday, listedDays } from '../../ui/words/dates.ts';
import { SamplePlayer } from './samples.ts';

/** The number of bars that fit on a phone. */
const SHOWN = 8;
/** Minimum half-width of the usual range in words per minute: readings of one text vary by this much; our own value. */
const LEAST_DISTANCE_WORDS = 5;

/** A chart of the learner's words per minute, and the stored recordings. */
export function OwnReadings({ owner }: { owner: string | null }) {
  const readings = useReadings(owner);
  const recordings = useOwnRecordings(owner);
  const paces = (readings ?? []).flatMap(({ kind, wordsPerMinute, finishedAt }) =>
    kind === 'aloud' && wordsPerMinute !== null ? [{ wordsPerMinute, finishedAt }] : [],
  );
  return (
    <>
      {paces.length > 1 && <PaceChart paces={paces} />}
      {recordings && recordings.length > 0 && <Recordings recordings={recordings} />}
    </>
  );
}

/** `paces`: the newest first. */
function PaceChart({ paces }: { paces: readonly { wordsPerMinute: number; finishedAt: string }[] }) {
  const now = new Date();
  const shown = paces.slice(0, SHOWN).reverse();
  const usual = usualRangeOf(
    paces.slice(1).map(({ wordsPerMinute }) => wordsPerMinute),
    LEAST_DISTANCE_WORDS,
  );
  const values = shown.map(({ wordsPerMinute }) => wordsPerMinute);
  const dayOf = (reading: { finishedAt: string } | undefined) =>
    dayOrToday(reading?.finishedAt ?? now.toISOString(), now);
  return (
    <Card isRoomy isWide>
      <h2>{m['read_yourself.chart.title']()}</h2>
      <Chart
        values={values}
        first={dayOf(shown[0])}
        last={dayOf(shown.at(-1))}
        sentence={m['read_yourself.chart.sentence']({ values: values.join(', ') })}
        usual={usual && { from: Math.max(0, usual.from), until: usual.until, words: m['read_yourself.chart.usual']() }}
      />
    </Card>
  );
}

function Recordings({ recordings }: { recordings: readonly OwnRecording[] }) {
  const [player] = useState(() => new SamplePlayer());
  useEffect(() => () => player.close(), [player]);
  const days = listedDays(
    recordings.map(({ finishedAt }) => finishedAt),
    new Date(),
  );
  return (
    <Card isRoomy isWide>
      <h2>{m['read_yourself.recordings.title']()}</h2>
      <p className={layout.soft}>{m['read_yourself.recordings.lead']()}</p>
      <ul className={rows.rows}>
        {recordings.map(({ id, title, sound, wordsPerMinute }, place) => {
          const day = days[place] ?? '';
          return (
            <li key={id} className={rows.row}>
              <span className={rows.texts}>
                <span className={rows.name}>{title}</span>
                <span className={layout.soft}>{m['read_yourself.recordings.of']({ day, count: wordsPerMinute })}</span>
              </span>
              <Row>
                <Button
                  look="line"
                  aria-label={m['read_yourself.recordings.play_named']({ title, day })}
                  onPress={() => void player.playFile(sound)}
                >
                  <PlayIcon />
                  {m['read_yourself.recordings.play']()}
                </Button>
                <Button
                  look="quiet"
                  aria-label={m['read_yourself.recordings.delete_named']({ title, day })}
                  onPress={() => {
                    player.stop();
                    void deleteRecording(id);
                  }}
                >
                  <TrashIcon />
                  {m['read_yourself.recordings.delete']()}
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
