/** Where the build puts the files of libraries that are loaded when they are first used; the name has their version. */
export const FIRST_USE = '/assets/at-first-use';

const TESSERACT = `${FIRST_USE}/tesseract-7.0.0`;
const PDFJS = `${FIRST_USE}/pdfjs-5.6.205`;

export const FIRST_USE_FILES = {
  photoWorker: `${TESSERACT}/worker.min.js`,
  /** For processors that work on several numbers at once, and for others. */
  photoReaders: { simd: `${TESSERACT}/tesseract-core-simd-lstm.js`, plain: `${TESSERACT}/tesseract-core-lstm.js` },
  photoLanguages: TESSERACT,
  pdfCMaps: `${PDFJS}/cmaps/`,
  pdfFonts: `${PDFJS}/standard_fonts/`,
} as const;

/** What each kind loads once, in megabytes as they come over the network. */
export const FIRST_USE_MEGABYTES = { pdf: 0.5, photo: 4 } as const;
