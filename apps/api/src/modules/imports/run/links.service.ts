import { withTransaction } from '@oche/db';
import { publicUrl } from '../../../lib/public-url.ts';
import { listTexts, setTexts } from '../../forum/index.ts';
import * as queries from '../imports.queries.ts';
import { listOldAddresses, replaceOldAddresses } from '../redirects/old-links.ts';
import { readTargets } from '../redirects/targets.service.ts';
import type { Run } from './run.ts';

const SLICE = 200;

/** Links between the board's pages lead to ours, now that all of them are there. */
export async function moveLinks(run: Run): Promise<void> {
  const { deps, importId, report } = run;
  let after = 0;
  for (;;) {
    const links = await queries.listLinks(deps.db, { id: importId, after, limit: SLICE });
    const last = links.at(-1);
    if (!last) return;
    after = last.postId;
    const ids = links.map(({ postId }) => postId);
    await withTransaction(deps.db, async (tx) => {
      const texts = await listTexts(tx, ids);
      const old = texts.flatMap(({ content, quotedText }) =>
        listOldAddresses(run, `${content}\n${quotedText ?? ''}`),
      );
      const targetOf = await readTargets(tx, importId, old);
      const rewrite = (text: string) =>
        replaceOldAddresses(run, text, (one) => {
          const path = targetOf(one);
          if (path) report.add('links to what came along');
          else report.leave('links to what didn’t come: they stay as they were');
          return path && publicUrl(deps.env, path);
        });
      // what isn't there may come with the next run
      const isDone = ({ content, quotedText }: { content: string; quotedText: string | null }) =>
        listOldAddresses(run, `${content}\n${quotedText ?? ''}`).every(targetOf);
      const changed = texts.map(({ id, content, quotedText }) => ({
        id,
        content: rewrite(content),
        quotedText: quotedText === null ? null : rewrite(quotedText),
      }));
      await setTexts(tx, changed);
      await queries.deleteLinks(
        tx,
        texts.flatMap((post) => (isDone(post) ? [post.id] : [])),
      );
    });
    await run.onProgress(`links up to post ${after}`);
  }
}
