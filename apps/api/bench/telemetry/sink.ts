import { createServer } from 'node:http';

/**
 * A collector that takes everything and keeps only how much it was. It stands in a process of its own, as elsewhere, so
 * that what it costs isn't counted. Argument: its port.
 */
const taken = { messages: 0, bytes: 0 };

createServer((request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify(taken));
  request.on('data', (part: Buffer) => {
    taken.bytes += part.length;
  });
  request.on('end', () => {
    taken.messages += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
