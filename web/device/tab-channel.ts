/** Messages between the tabs of this browser. */
export function tabChannel<Message>(name: string) {
  // One channel for posting and listening, as a channel does not receive its own messages.
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    post: (message: Message) => open().postMessage(message),
    /** Calls `listener` with each message of another tab; returns what ends this. */
    listen(listener: (message: Message) => void): () => void {
      const onMessage = ({ data }: MessageEvent<Message>) => listener(data);
      open().addEventListener('message', onMessage);
      return () => open().removeEventListener('message', onMessage);
    },
  };
}
