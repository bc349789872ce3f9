import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dart } from '@oche/darts/board';
import { WebSocketServer } from 'ws';
import type { Maker } from '../contract.ts';
import {
  autodartsSpeech,
  type Happening,
  opendartboardSpeech,
  type Speech,
  scoliaSpeech,
} from './speech.ts';

/** A board that is none, and speaks as its maker's do. */
export interface Simulator {
  port: number;
  happens(happening: Happening): void;
  /** Sends something as it is. */
  say(message: object): void;
  /** Loses all connections, with this code or without a word. */
  cut(code?: number): void;
  /** What was sent to it. */
  heard: object[];
  /** Its computer stands still: connections do, too, and nothing answers. */
  isFrozen: boolean;
  stop(): Promise<void>;
}

/** An access token with which Scolia's simulator refuses. */
export const WRONG_TOKEN = 'wrong';

const speechOf = (maker: Maker): Speech => {
  if (maker === 'autodarts') return autodartsSpeech();
  return maker === 'scolia' ? scoliaSpeech(randomUUID) : opendartboardSpeech();
};

/** @param port 0: any that is free */
export async function simulate(maker: Maker, port = 0): Promise<Simulator> {
  const speech = speechOf(maker);
  const heard: object[] = [];
  let hanging: readonly Dart[] = [];
  let isTakeout = false;
  let isRunning = true;

  const greeting = () => speech.greet(hanging, isTakeout);
  const server = createServer((request, response) => {
    if (simulator.isFrozen) return;
    const { method, url } = request;
    if (method === 'PUT' && url === '/api/start') isRunning = true;
    if (method === 'PUT' && url === '/api/stop') isRunning = false;
    const [first] = greeting();
    const data = first && 'data' in first ? first.data : {};
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...(data as object), running: isRunning, status: 'ok' }));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request: IncomingMessage) => {
    if (request.url?.includes(`accessToken=${WRONG_TOKEN}`)) return socket.close(4102);
    if (maker === 'scolia') for (const message of greeting()) socket.send(JSON.stringify(message));
    socket.on('message', (text) => {
      const message = JSON.parse(String(text));
      heard.push(message);
      if (message.type !== 'GET_SBC_STATUS') return;
      const boardPhase = isTakeout || hanging.length === 3 ? 'Takeout' : 'Throw';
      const payload = { boardStatus: 'Ready', boardPhase };
      socket.send(JSON.stringify({ type: 'SBC_STATUS', id: randomUUID(), payload }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));

  const say = (message: object) => {
    for (const socket of sockets.clients) socket.send(JSON.stringify(message));
  };
  const simulator: Simulator = {
    port: (server.address() as AddressInfo).port,
    heard,
    isFrozen: false,
    say,
    happens: (happening) => {
      hanging = happening.kind === 'pulled' ? [] : happening.darts;
      isTakeout = happening.kind === 'reach' || happening.kind === 'pulling';
      for (const message of speech.say(happening)) say(message);
    },
    cut: (code) => {
      for (const socket of sockets.clients)
        if (code === undefined) socket.terminate();
        else socket.close(code);
    },
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return simulator;
}
