import { expect, it } from 'vitest';
import { readDump } from './reader.ts';

async function read(text: string, size = text.length): Promise<unknown[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const found: unknown[] = [];
  const decode = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
  for await (const statement of readDump(chunks(), {
    decode,
    wants: (table) => table !== 'skipped',
  })) {
    found.push(
      statement.type === 'row' ? statement.values : `${statement.name} ${statement.keys.join('|')}`,
    );
  }
  return found;
}

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

const DUMP = bytes(`-- MySQL dump; with 'a quote
# and another;
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE IF NOT EXISTS \`posts\` (
  \`id\` int(10) unsigned NOT NULL AUTO_INCREMENT,
  \`words\` mediumtext COMMENT 'a; comment',
  PRIMARY KEY (\`id\`),
  KEY \`w\` (\`words\`(191)),
  FULLTEXT KEY \`f\` (\`words\`)
) ENGINE=InnoDB;
INSERT INTO \`skipped\` VALUES (1,'); INSERT INTO \`posts\` VALUES (9,\\'no\\');'),(2,';');
INSERT INTO \`posts\` VALUES (1,'O\\'Brien\\n\\\\ "x" ''y'' ü 🎯'), (-2,NULL),(3,0x48c3bc),(4.5,_binary 'z\\0'),(5,_utf8mb4'a'),
(12345678901234567890,x'41'),(6,'');
DELIMITER ;;
CREATE TRIGGER t BEFORE INSERT ON posts FOR EACH ROW begin set @a = 'x;'; end;;
DELIMITER ;
REPLACE INTO posts (\`words\`, \`id\`) VALUES ('b',7);
`);

const FOUND = [
  'posts id|words',
  [1, "O'Brien\n\\ \"x\" 'y' ü 🎯"],
  [-2, null],
  [3, 'Hü'],
  [4.5, 'z\0'],
  [5, 'a'],
  ['12345678901234567890', 'A'],
  [6, ''],
  ['b', 7],
];

it('reads what mysqldump writes', async () => {
  expect(await read(DUMP)).toEqual(FOUND);
});

it('reads the same, wherever its pieces end', async () => {
  for (const size of [1, 2, 3, 7, 50, 333])
    expect(await read(DUMP, size), String(size)).toEqual(FOUND);
});

it('keeps the bytes of files as they are', async () => {
  const all = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  const quoted = all.toString('latin1').replace(/[\\']/g, '\\$&');
  const table =
    'CREATE TABLE `files` (\n  `name` varchar(9),\n  `data` longblob,\n  `kind` varbinary(9)\n);\n';
  const found = await read(
    `${table}INSERT INTO \`files\` VALUES ('ü',0x${all.toString('hex')},0xc3bc),('',_binary '${quoted}','');
INSERT INTO \`files\` (\`data\`, \`name\`) VALUES (x'ff','a'),(NULL,'');`,
  );
  expect(found.slice(1)).toEqual([
    [expect.any(String), all, 'ü'],
    ['', all, ''],
    [Buffer.from([255]), 'a'],
    [null, ''],
  ]);
});

it('says where it ends too early, and what is no value', async () => {
  await expect(read("INSERT INTO `a` VALUES (1,'x")).rejects.toThrow('ends in the middle of a row');
  await expect(read('INSERT INTO `a` VALUES (1 2);')).rejects.toThrow('between two values');
  await expect(read('INSERT INTO `a` VALUES (now());')).rejects.toThrow('where a value should be');
});
