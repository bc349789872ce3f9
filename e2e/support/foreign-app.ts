import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of somebody else that signs in with Oche and reads the API, in forty lines of its own. */
const PAGE = `<!doctype html>
<html lang="en">
<title>Lights</title>
<button id="begin">Sign in with Oche</button>
<p id="said"></p>
<script type="module">
  const { server, clientId } = CONFIG;
  const here = location.origin + '/';
  const said = document.getElementById('said');
  const base64url = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

  document.getElementById('begin').onclick = async () => {
    const verifier = random();
    const state = random();
    sessionStorage.setItem('flow', JSON.stringify({ verifier, state }));
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    location.assign(server + '/oauth/authorize?' + new URLSearchParams({
      response_type: 'code', client_id: clientId, redirect_uri: here, scope: 'games:read',
      state, code_challenge: base64url(hash), code_challenge_method: 'S256',
    }));
  };

  const answer = new URLSearchParams(location.search);
  if (answer.has('error')) said.textContent = 'refused: ' + answer.get('error');
  if (answer.has('code')) {
    const { verifier, state } = JSON.parse(sessionStorage.getItem('flow'));
    history.replaceState(null, '', here);
    if (state !== answer.get('state') || answer.get('iss') !== server) throw new Error('not my answer');
    const tokens = await (await fetch(server + '/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code', client_id: clientId, redirect_uri: here,
        code: answer.get('code'), code_verifier: verifier,
      }),
    })).json();
    const token = await (await fetch(server + '/api/token', {
      headers: { authorization: 'Bearer ' + tokens.access_token },
    })).json();
    said.textContent = 'may: ' + token.scopes.join(' ');
  }
</script>
</html>`;

export interface ForeignApp {
  /** with a slash at the end: where the app is, and where its members come back to */
  url: string;
  /** What it has to know of the server where it is registered. */
  configure(config: { server: string; clientId: string }): void;
  close(): Promise<void>;
}

/** The app of somebody else, on another port and so of another site. */
export async function startForeignApp(): Promise<ForeignApp> {
  let config = '{}';
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE.replace('CONFIG', config));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    configure(given) {
      config = JSON.stringify(given);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
