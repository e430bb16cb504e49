// What is needed once the pictures are shown, in one file.
export { MixedUpWords, PictureWordsEnd } from './picture-words-end.tsx';
export { RunningPictureWords } from './running-picture-words.tsx';
