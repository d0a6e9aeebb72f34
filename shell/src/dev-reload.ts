/** Part of development builds alone: loads the page anew after each build of a front end. */
new EventSource('/dev/reload').addEventListener('message', () => location.reload());
