import { useSession } from 'mf-shared/session';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeSocket } from '../../test/FakeSocket.ts';
import { business, client, prepare, signIn, signOut, stop } from '../../test/realtime.ts';

prepare();

describe('when it connects', () => {
  it('stays away while there is nothing to hear', () => {
    expect(FakeSocket.all).toHaveLength(0);
    expect(client.connection()).toBe('online');
    expect(client.send({ event: 'ping', data: {} })).toBe(false);
  });

  it('connects for a session and joins with its token', () => {
    signIn('b1');
    expect(FakeSocket.last.url).toBe(`ws://${location.host}/api/socket`);
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('join')).toEqual([{ userId: 'b1', token: 'token of b1' }]);
    expect(client.connection()).toBe('online');
  });

  it('watches ads while anybody looks at them, also after the connection came back', () => {
    const [one, other] = [client.watchRequests(), client.watchRequests()];
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('watchRequests')).toEqual([{ on: true }]);
    one();
    one();
    FakeSocket.last.fail();
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('watchRequests')).toEqual([{ on: true }]);
    signIn('b1');
    other();
    expect(FakeSocket.last.saidOf('watchRequests')).toEqual([{ on: true }, { on: false }]);
  });

  it('watches the hours of each province while anybody looks at them, also after the connection came back', () => {
    const rize = [client.watchHours('Rize'), client.watchHours('Rize')];
    const mus = client.watchHours('Muş');
    FakeSocket.last.accept();
    const both = [
      { city: 'Rize', on: true },
      { city: 'Muş', on: true },
    ];
    expect(FakeSocket.last.saidOf('watchHours')).toEqual(both);
    rize[0]?.();
    rize[0]?.();
    mus();
    expect(FakeSocket.last.saidOf('watchHours').slice(2)).toEqual([{ city: 'Muş', on: false }]);
    FakeSocket.last.fail();
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('watchHours')).toEqual([{ city: 'Rize', on: true }]);
    rize[1]?.();
    expect(FakeSocket.last.readyState).toBe(3);
  });

  it('watches the match behind a link while anybody looks at it', () => {
    const off = client.watchRoster('k_-5');
    FakeSocket.last.accept();
    off();
    expect(FakeSocket.last.saidOf('watchRoster')).toEqual([
      { code: 'k_-5', on: true },
      { code: 'k_-5', on: false },
    ]);
  });

  it('watches applications while anybody looks at them, with the token of now', () => {
    signIn('b1');
    const { token } = useSession.getState();
    const [one, other] = [client.watchPending(), client.watchPending()];
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('watchPending')).toEqual([{ token }]);
    one();
    one();
    expect(FakeSocket.last.saidOf('watchPending')).toEqual([{ token }]);
    other();
    expect(FakeSocket.last.saidOf('watchPending')).toEqual([{ token }, { token: null }]);
  });

  it('connects for a watched week without a session, and ends with the last watch', () => {
    const unwatch = client.watchWeek('v1', '2026-11-16', '2026-11-22');
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('join')).toEqual([]);
    expect(FakeSocket.last.saidOf('watchWeek')).toEqual([
      { businessId: 'v1', startDate: '2026-11-16', endDate: '2026-11-22' },
    ]);
    unwatch();
    expect(FakeSocket.last.saidOf('unwatchWeek')).toEqual([{ businessId: 'v1' }]);
    expect(FakeSocket.last.readyState).toBe(3);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks for all weeks that several views of a venue show', () => {
    client.watchWeek('v1', '2026-11-16', '2026-11-22');
    FakeSocket.last.accept();
    const unwatch = client.watchWeek('v1', '2026-11-23', '2026-11-29');
    expect(FakeSocket.last.saidOf('watchWeek').at(-1)).toMatchObject({
      startDate: '2026-11-16',
      endDate: '2026-11-29',
    });
    unwatch();
    expect(FakeSocket.last.saidOf('watchWeek').at(-1)).toMatchObject({ endDate: '2026-11-22' });
    client.watchWeek('v1', '2026-11-09', '2026-11-15');
    expect(FakeSocket.last.saidOf('watchWeek').at(-1)).toMatchObject({
      startDate: '2026-11-09',
      endDate: '2026-11-22',
    });
  });

  it('does not connect for a business that has not paid', () => {
    useSession.setState({ token: 't', business: business('b1', false) });
    expect(FakeSocket.all).toHaveLength(0);
  });

  it('joins again with a new token of the same account, and leaves with the session', () => {
    signIn('b1', 'old');
    FakeSocket.last.accept();
    signIn('b1', 'new');
    expect(FakeSocket.last.saidOf('join').map(({ token }) => token)).toEqual(['old', 'new']);
    signOut();
    expect(FakeSocket.last.readyState).toBe(3);
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('joins once for each token, whatever else of the session changes', () => {
    signIn('b1');
    FakeSocket.last.accept();
    useSession.setState({ status: 'ready' });
    signIn('b1');
    expect(FakeSocket.last.saidOf('join')).toHaveLength(1);
  });

  it('asks for applications again once it is back', () => {
    signIn('b1');
    client.watchPending();
    FakeSocket.last.accept();
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.saidOf('watchPending')).toEqual([{ token: 'token of b1' }]);
  });

  it('goes on watching without a session on a connection that never joined', () => {
    client.watchWeek('v1', '2026-11-16', '2026-11-22');
    signIn('b1');
    FakeSocket.last.accept();
    const joined = FakeSocket.last;
    signOut();
    expect(joined.readyState).toBe(3);
    FakeSocket.last.accept();
    expect(FakeSocket.last).not.toBe(joined);
    expect([FakeSocket.last.saidOf('join'), FakeSocket.last.saidOf('watchWeek')]).toMatchObject([
      [],
      [{ businessId: 'v1' }],
    ]);
  });

  it('never lets one account hear on the connection of another', () => {
    signIn('b1');
    const first = FakeSocket.last;
    first.accept();
    const heard = vi.fn();
    client.on('messagesRead', heard);
    signIn('b2');
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    first.say({ event: 'messagesRead', data: { chatId: 'x', readerId: 'x' } });
    expect(heard).not.toHaveBeenCalled();
    expect(FakeSocket.last.saidOf('join')).toEqual([{ userId: 'b2', token: 'token of b2' }]);
  });
});

describe('who left', () => {
  it('is told neither of gaps nor of how the connection stands', () => {
    const [resumed, changed] = [vi.fn(), vi.fn()];
    const leave = [client.onResume(resumed), client.onConnection(changed)];
    signIn('b1');
    FakeSocket.last.accept();
    FakeSocket.last.say({ event: 'pong', data: {} });
    const before = changed.mock.calls.length;
    for (const off of leave) off();
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    FakeSocket.last.say({ event: 'pong', data: {} });
    expect([resumed.mock.calls.length, changed.mock.calls.length]).toEqual([0, before]);
  });

  it('tries nothing any more, whatever the network does', () => {
    signIn('b1');
    FakeSocket.last.fail();
    stop();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    signIn('b2');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is not followed twice, and can begin again', () => {
    client.start()();
    signIn('b1');
    expect(FakeSocket.all).toHaveLength(1);
    stop();
    onTestFinished(client.start());
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('waits for its turn while nobody looks at the page', () => {
    signIn('b1');
    FakeSocket.last.fail();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('what it hears', () => {
  it('goes to who listens to that event, until they stop, and garbage to nobody', () => {
    signIn('b1');
    FakeSocket.last.accept();
    const heard = vi.fn();
    const off = client.on('slotsChanged', heard);
    const data = { businessId: 'v1', dates: ['2026-11-18'] };
    FakeSocket.last.say({ event: 'slotsChanged', data });
    FakeSocket.last.onmessage?.({ data: 'garbage' });
    FakeSocket.last.say({ event: 'messagesRead', data: { chatId: 'x', readerId: 'x' } });
    off();
    FakeSocket.last.say({ event: 'slotsChanged', data });
    expect(heard.mock.calls).toEqual([[data]]);
  });
});
