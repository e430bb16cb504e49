import type { Fault, Outcome } from './fault.ts';
import { Network } from './network.ts';
import { joined, onBoth } from './on-both.ts';
import { inScene, type Scene } from './scene.ts';

/** On each engine: the server keeps a result, its answer is lost, and the browser sends the result again. */
export const lostAnswers: Fault = {
  name: 'lost-answers',
  times: 500,
  run: async (times) => joined(await onBoth((scene) => loseAnswers(scene, times))),
  control: () =>
    inScene({ players: 2 }, async (scene) => {
      await loseAnswers(scene, 4);
      const others = await underOtherIds(scene);
      return { 'sent again under another id': others };
    }),
};

export async function loseAnswers(scene: Scene, times: number): Promise<Outcome> {
  const network = await Network.to(scene.server.address);
  const broken: string[] = [];
  let kept = 0;
  const each = scene.players.map(async (player, index) => {
    for (let time = index; time < times; time += scene.players.length) {
      const result = scene.ledger.write(player.id);
      player.client.address = network.address;
      if ((await player.send(result)) !== 0) broken.push('an answer that should be lost came');
      player.client.address = scene.server.address;
      const status = await player.send(result);
      if (status === 200) kept += 1;
      else if (status !== 201) broken.push(`the repeat was answered with ${status}`);
    }
  });
  network.change('cut-before-answer');
  await Promise.all(each);
  await network.close();
  broken.push(...(await scene.check()));
  if (kept < times) broken.push(`only ${kept} of ${times} results were kept when their answers were lost`);
  return { broken, seen: `${network.lostAnswers} answers lost, ${kept} of the results kept before` };
}

/** A browser that gives a result a new id each time it sends it. */
async function underOtherIds(scene: Scene): Promise<string[]> {
  for (const player of scene.players) {
    const result = scene.ledger.write(player.id);
    await player.send(result);
    const id = crypto.randomUUID();
    await player.send({ ...result, id, path: result.path.replace(result.id, id) });
  }
  return scene.check();
}
