/** Only in development builds: reloads the page after each build of a front end. */
new EventSource('/dev/reload').addEventListener('message', () => location.reload());
