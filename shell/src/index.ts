// The asynchronous boundary that Module Federation needs: sharing is set up before anything is imported.
import('./bootstrap.tsx');
