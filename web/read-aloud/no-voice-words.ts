export const NO_VOICE_WORDS =
  'This device has no English voice. You can add one in the settings of your device, under speech.';
