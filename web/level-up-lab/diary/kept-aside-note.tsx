import { keptAside } from '../../api/diary-kept-aside.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadSimpleIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/note.tsx';
import { entriesWord } from './count-words.ts';
import { keptAsideText } from './kept-aside-text.ts';
import { saveFile } from './save-file.ts';

/** Says that something in the diary could not be read, that it is not lost, and how to have it. */
export function KeptAsideNote({ count }: { count: number }) {
  const save = async () => {
    const text = keptAsideText(await keptAside());
    saveFile('my-diary-kept-aside.json', new Blob([text], { type: 'application/json' }));
  };
  return (
    <Note tone="caution">
      <p role="status">
        {entriesWord(count)} could not be read. Nothing was deleted: {count === 1 ? 'it is' : 'they are'} kept aside on
        this device.
      </p>
      <Button look="line" onPress={() => void save()}>
        <DownloadSimpleIcon />
        Save what was kept aside
      </Button>
    </Note>
  );
}
