import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import layout from '../ui/layout.module.css';

type PanelProps = { onClose: () => void };

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
