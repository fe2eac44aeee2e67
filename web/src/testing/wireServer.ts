/** A server for tests of the protocol: a real WebSocket on 127.0.0.1 that does what the test says. */

import { once } from 'node:events';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../protocol';

export class WireServer {
  readonly heard: ClientMessage[] = [];
  readonly sockets: ServerSocket[] = [];
  /** What is answered to each message; by default pings are answered and nothing else. */
  answer: (message: ClientMessage, socket: ServerSocket) => void = (message) => {
    if (message.type === 'ping') this.tell({ type: 'pong' });
  };

  private constructor(
    private server: WebSocketServer,
    readonly port: number,
  ) {
    this.serve();
  }

  static async start(port = 0): Promise<WireServer> {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new WireServer(server, address.port);
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/ws/T1`;
  }

  /** To the newest socket. */
  tell(message: ServerMessage): void {
    this.sockets.at(-1)?.send(JSON.stringify(message));
  }

  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.heard.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }

  /** As after kill -9: every socket is gone at once, and nobody listens. */
  async kill(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** On the same port, with no memory of before. */
  async revive(): Promise<void> {
    this.server = new WebSocketServer({ host: '127.0.0.1', port: this.port });
    this.serve();
    await once(this.server, 'listening');
  }

  private serve(): void {
    this.server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ClientMessage;
        this.heard.push(message);
        this.answer(message, socket);
      });
    });
  }
}
