import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import layout from '../../ui/layout.module.css';
import css from '../glance.module.css';
import { type GlanceRow, glanceTitles } from './glance-rows.ts';

type GlanceListProps = { rows: readonly GlanceRow[]; onRemove: (row: GlanceRow) => void };

/** The members and the data they share: a table on a wide screen, cards on a narrow one. */
export function GlanceList(props: GlanceListProps) {
  return (
    <>
      <GlanceTable {...props} />
      <GlanceCards {...props} />
    </>
  );
}

function GlanceTable({ rows, onRemove }: GlanceListProps) {
  return (
    <Card as="div" isFree className={css.wide}>
      <table className={css.table} aria-label={m['groups.glance.list']()}>
        <thead>
          <tr>
            {glanceTitles().map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.memberId}>
              <th scope="row">
                <span className={css.name}>{row.name}</span>
                <RemoveButton row={row} onRemove={onRemove} />
              </th>
              {partsOf(row).map(([title, lines]) => (
                <td key={title}>
                  <Lines lines={lines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function GlanceCards({ rows, onRemove }: GlanceListProps) {
  return (
    <ul className={css.narrow} aria-label={m['groups.glance.list']()}>
      {rows.map((row) => (
        <Card key={row.memberId} as="li" isWide>
          <h2 className={css.cardTitle}>{row.name}</h2>
          {sharesSomething(row) ? (
            <Facts row={row} />
          ) : (
            <p className={layout.soft}>{m['groups.glance.nothing_shared']()}</p>
          )}
          <RemoveButton row={row} onRemove={onRemove} />
        </Card>
      ))}
    </ul>
  );
}

function Facts({ row }: { row: GlanceRow }) {
  return (
    <dl className={css.facts}>
      {partsOf(row).map(([title, lines]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Lines lines={lines} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sharesSomething(row: GlanceRow): boolean {
  return partsOf(row).some(([, lines]) => lines !== null);
}

/** The shared data of a member and the suggested next step, each with the title of its column. */
function partsOf({ activity, progress, report, step }: GlanceRow): [title: string, lines: readonly string[] | null][] {
  const [, ...titles] = glanceTitles();
  return [activity, progress, report, step].map((lines, at) => [titles[at] ?? '', lines]);
}

function Lines({ lines }: { lines: readonly string[] | null }) {
  if (lines === null) return <p className={layout.soft}>{m['groups.glance.not_shared']()}</p>;
  return lines.map((line) => <p key={line}>{line}</p>);
}

function RemoveButton({ row, onRemove }: { row: GlanceRow; onRemove: (row: GlanceRow) => void }) {
  return (
    <div className={css.remove}>
      <Button look="quiet" aria-label={m['groups.glance.remove_of']({ name: row.name })} onPress={() => onRemove(row)}>
        {m['groups.glance.remove']()}
      </Button>
    </div>
  );
}
