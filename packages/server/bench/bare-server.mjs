/*
 * What the ratios are measured against: node's own http server and nothing else. `POST /api/mood` makes the calls the
 * product makes, one and then two side by side, with the same HTTP client; everything else is a hello.
 */
import { createServer } from 'node:http';
import { Agent, request } from 'undici';

const [upstream = ''] = process.argv.slice(2);
const dispatcher = new Agent();

async function ask(method, path, body) {
  const reply = await request(`${upstream}${path}`, {
    dispatcher,
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer x' },
    body,
  });
  return JSON.parse(await reply.body.text());
}

async function mood(text) {
  await ask('POST', '/emotion', JSON.stringify({ inputs: text }));
  const [found, said] = await Promise.all([
    ask('GET', '/v1/search?q=happy+feel+good&type=playlist&limit=10&market=US', null),
    ask('POST', '/v1/chat/completions', JSON.stringify({ messages: [{ role: 'user', content: text }] })),
  ]);
  return {
    detectedMood: 'happy',
    playlists: found.playlists.items,
    botResponse: said.choices[0].message.content,
  };
}

const server = createServer((incoming, response) => {
  if (incoming.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"hello":"world"}');
    return;
  }
  let body = '';
  incoming.setEncoding('utf8');
  incoming.on('data', (chunk) => {
    body += chunk;
  });
  incoming.on('end', async () => {
    const answer = JSON.stringify(await mood(JSON.parse(body).text));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening ${server.address().port}\n`));
