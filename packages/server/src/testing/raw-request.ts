import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes as they are, which no HTTP client would, and reads until the server ends the connection. */
export async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.end(text, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('utf8');
}
