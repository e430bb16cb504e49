import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../group-view.module.css';
import { type GroupViewRow, groupViewTitles } from './group-view-rows.ts';

/** `onRemove`: null for a leader who only helps. */
type GroupViewListProps = { rows: readonly GroupViewRow[]; onRemove: ((row: GroupViewRow) => void) | null };

/** The members and the data they share: a table on a wide screen, cards on a narrow one. */
export function GroupViewList(props: GroupViewListProps) {
  return (
    <>
      <GroupViewTable {...props} />
      <GroupViewCards {...props} />
    </>
  );
}

function GroupViewTable({ rows, onRemove }: GroupViewListProps) {
  return (
    <Card as="div" isFree className={css.wide}>
      <table className={css.table} aria-label={m['groups.group_view.list']()}>
        <thead>
          <tr>
            {groupViewTitles().map((title) => (
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
                {onRemove && <RemoveButton row={row} onRemove={onRemove} />}
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

function GroupViewCards({ rows, onRemove }: GroupViewListProps) {
  return (
    <ul className={css.narrow} aria-label={m['groups.group_view.list']()}>
      {rows.map((row) => (
        <Card key={row.memberId} as="li" isWide>
          <h2 className={css.cardTitle}>{row.name}</h2>
          {sharesSomething(row) ? (
            <Facts row={row} />
          ) : (
            <p className={layout.soft}>{m['groups.group_view.nothing_shared']()}</p>
          )}
          {onRemove && <RemoveButton row={row} onRemove={onRemove} />}
        </Card>
      ))}
    </ul>
  );
}

function Facts({ row }: { row: GroupViewRow }) {
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

function sharesSomething(row: GroupViewRow): boolean {
  return partsOf(row).some(([, lines]) => lines !== null);
}

/** The shared data of a member and the suggested next step, each with the title of its column. */
function partsOf({
  activity,
  progress,
  report,
  step,
}: GroupViewRow): [title: string, lines: readonly string[] | null][] {
  const [, ...titles] = groupViewTitles();
  return [activity, progress, report, step].map((lines, at) => [titles[at] ?? '', lines]);
}

function Lines({ lines }: { lines: readonly string[] | null }) {
  if (lines === null) return <p className={layout.soft}>{m['groups.group_view.not_shared']()}</p>;
  return lines.map((line) => <p key={line}>{line}</p>);
}

function RemoveButton({ row, onRemove }: { row: GroupViewRow; onRemove: (row: GroupViewRow) => void }) {
  return (
    <div className={css.remove}>
      <Button
        look="quiet"
        aria-label={m['groups.group_view.remove_of']({ name: row.name })}
        onPress={() => onRemove(row)}
      >
        {m['groups.group_view.remove']()}
      </Button>
    </div>
  );
}
