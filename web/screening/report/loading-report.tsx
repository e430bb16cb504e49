import layout from '../../ui/layout.module.css';

/** Keeps the room of a report while it is on its way; a short wait passes without a word. */
export function LoadingReport() {
  return (
    <div className={layout.loading} role="status">
      <p>Your report is on its way.</p>
    </div>
  );
}
