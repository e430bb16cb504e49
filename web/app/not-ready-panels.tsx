import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import layout from '../ui/layout.module.css';
import { PATHS } from './paths.ts';

type PanelProps = { onClose: () => void };

export function HelpPanel({ onClose }: PanelProps) {
  return (
    <NotReadyPanel
      title="Help"
      sentence="The AI Assistant is not ready yet. It cannot answer questions today."
      onClose={onClose}
    >
      <p>These two pages answer some of them:</p>
      <ul className={layout.stack}>
        <li>
          <Link to={PATHS.resultsExplained} onClick={onClose}>
            What a result can and cannot tell
          </Link>
        </li>
        <li>
          <Link to={PATHS.conditions} onClick={onClose}>
            ADHD, dyslexia and autism
          </Link>
        </li>
      </ul>
    </NotReadyPanel>
  );
}

export function DemoPanel({ onClose }: PanelProps) {
  return (
    <NotReadyPanel title="Book a demo session" sentence="Demo sessions cannot be booked yet." onClose={onClose}>
      <p>Nothing was sent. You can try the three parts of the test now, without an account.</p>
    </NotReadyPanel>
  );
}

export function EditProfilePanel({ onClose }: PanelProps) {
  return (
    <NotReadyPanel title="Edit Profile" sentence="Your profile cannot be changed yet." onClose={onClose}>
      <p>Nothing was changed. Your name, your picture and your password stay as they are.</p>
    </NotReadyPanel>
  );
}

type NotReadyProps = PanelProps & { title: string; sentence: string; children: React.ReactNode };

/** Says plainly that something is not there yet, and leads back. */
function NotReadyPanel({ title, sentence, children, onClose }: NotReadyProps) {
  return (
    <Dialog title={title} sentence={sentence} isOpen onOpenChange={onClose}>
      {children}
      <div className={layout.row}>
        <Button onPress={onClose}>Back to the page</Button>
      </div>
    </Dialog>
  );
}
