import mammoth from 'mammoth';
import { FileError, type Opened } from '../file-kind.ts';
import { packAgain, type Unpacked } from '../unpack.ts';
import { htmlBlocks } from './html-blocks.ts';

/** Reads a Word document, without its pictures. */
export async function openDocx(unpacked: Unpacked): Promise<Opened> {
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer: packAgain(unpacked).buffer },
      {
        // An embedded style map could hide text.
        includeEmbeddedStyleMap: false,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        ignoreEmptyParagraphs: true,
      },
    )
    .catch(() => {
      throw new FileError('damaged');
    });
  return { title: '', blocks: htmlBlocks(value).blocks };
}
