package kniffel.server;

import java.util.List;
import java.util.Optional;
import kniffel.table.PaperGame;
import kniffel.wire.Answers;
import kniffel.wire.BookAnswers;
import kniffel.wire.Daily;
import kniffel.wire.Evenings;
import kniffel.wire.FromServer;
import kniffel.wire.NewTable;
import kniffel.wire.Papers;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/** A request: what is sent, and what is answered if all is well. */
record ApiRequest(
    String method, String path, Optional<Class<?>> body, int status, Optional<Class<?>> answer) {

  /** All of them. */
  static final List<ApiRequest> ALL =
      List.of(
          post("/api/session", Requests.NewSession.class, Answers.Session.class).created(),
          new ApiRequest("delete", "/api/session", Optional.empty(), 204, Optional.empty()),
          get("/api/me", Answers.Session.class),
          new ApiRequest(
              "patch",
              "/api/me",
              Optional.of(Requests.Rename.class),
              200,
              Optional.of(Answers.Session.class)),
          new ApiRequest(
              "post", "/api/me/link", Optional.empty(), 200, Optional.of(Answers.Code.class)),
          new ApiRequest("delete", "/api/me/link", Optional.empty(), 204, Optional.empty()),
          new ApiRequest("delete", "/api/me/devices", Optional.empty(), 204, Optional.empty()),
          get("/api/me/tables", Answers.Tables.class),
          get("/api/me/statistics", Answers.Statistics.class),
          get("/api/me/results", Answers.Results.class),
          get("/api/games", Answers.Games.class),
          get("/api/network", Answers.Network.class),
          post("/api/network", Requests.OpenNetwork.class, Answers.Network.class),
          get("/api/books/GAME", BookAnswers.Book.class),
          get("/api/books/GAME/levels/LEVEL", BookAnswers.LevelPage.class),
          get("/api/me/books/GAME", BookAnswers.BookResults.class),
          new ApiRequest("get", "/api/words/LANG", Optional.empty(), 200, Optional.empty()),
          new ApiRequest("get", "/api/sheets/GAME", Optional.empty(), 200, Optional.empty()),
          get("/api/paper/GAME", Papers.PaperForm.class),
          post("/api/paper/count", PaperGame.class, Papers.PaperCount.class),
          post("/api/paper", Papers.NewPaperGame.class, Papers.KeptPaperGame.class).created(),
          get("/api/me/paper", Papers.MyPaperGames.class),
          new ApiRequest(
              "post", "/api/me/device-games", Optional.empty(), 201, Optional.of(TableInfo.class)),
          new ApiRequest("delete", "/api/me/paper/PAPER", Optional.empty(), 204, Optional.empty()),
          new ApiRequest("get", "/api/words/LANG/PART", Optional.empty(), 200, Optional.empty()),
          get("/api/daily", Daily.Overview.class),
          post("/api/daily/GAME", Daily.Begin.class, TableInfo.class).created(),
          get("/api/me/evenings", Evenings.MyEvenings.class),
          post("/api/evenings", Evenings.NewEvening.class, Evenings.EveningInfo.class).created(),
          get("/api/evenings/CODE", Evenings.EveningInfo.class),
          post("/api/evenings/CODE/join", Evenings.Come.class, Evenings.EveningInfo.class),
          post("/api/evenings/CODE/seat", Evenings.AddSeat.class, Evenings.EveningInfo.class),
          post("/api/evenings/CODE/leave", Requests.OfSeat.class, Evenings.EveningInfo.class),
          post("/api/evenings/CODE/next", Evenings.NextGame.class, TableInfo.class).created(),
          new ApiRequest(
              "post",
              "/api/evenings/CODE/give-up",
              Optional.empty(),
              200,
              Optional.of(Evenings.EveningInfo.class)),
          new ApiRequest(
              "post",
              "/api/evenings/CODE/end",
              Optional.empty(),
              200,
              Optional.of(Evenings.EveningInfo.class)),
          new ApiRequest(
              "post",
              "/api/evenings/CODE/again",
              Optional.empty(),
              201,
              Optional.of(Evenings.EveningInfo.class)),
          get("/api/tables", Answers.Tables.class),
          post("/api/tables", NewTable.class, TableInfo.class).created(),
          get("/api/tables/ID", TableInfo.class),
          post("/api/join", Requests.Join.class, TableInfo.class),
          post("/api/watch", Requests.Watch.class, TableInfo.class),
          post("/api/tables/ID/join", Requests.Sit.class, TableInfo.class),
          post("/api/tables/ID/start", Requests.Start.class, TableInfo.class),
          post("/api/tables/ID/pledge", Requests.Pledge.class, TableInfo.class),
          post("/api/tables/ID/reveal", Requests.Reveal.class, TableInfo.class),
          new ApiRequest("post", "/api/tables/ID/leave", Optional.empty(), 204, Optional.empty()),
          post("/api/tables/ID/kick", Requests.OfSeat.class, TableInfo.class),
          post("/api/tables/ID/rename", Requests.RenameSeat.class, TableInfo.class),
          post("/api/tables/ID/bot", Requests.SeatBot.class, TableInfo.class),
          post("/api/tables/ID/settings", Requests.TableSettings.class, TableInfo.class),
          post("/api/tables/ID/stand-in", Requests.OfSeat.class, TableInfo.class),
          post("/api/tables/ID/rematch", Requests.Rematch.class, TableInfo.class).created(),
          post("/api/tables/ID/take-back", Requests.OfVersion.class, TableInfo.class).created(),
          post("/api/tables/ID/hint", Requests.OfVersion.class, Answers.Hint.class),
          new ApiRequest("get", "/api/tables/ID/record", Optional.empty(), 200, Optional.empty()),
          new ApiRequest("get", "/api/tables/ID/sheet", Optional.empty(), 200, Optional.empty()),
          get("/api/tables/ID/verification", Answers.Verdict.class),
          get("/api/tables/ID/steps/N", FromServer.State.class),
          get("/api/tables/ID/review", Answers.Review.class),
          post(
              "/api/tables/ID/review-links",
              Requests.NewReviewLink.class,
              Answers.ReviewLink.class),
          get("/api/tables/ID/review-links", Answers.ReviewLinks.class),
          new ApiRequest(
              "delete",
              "/api/tables/ID/review-links/LINK",
              Optional.empty(),
              204,
              Optional.empty()),
          get("/api/shared/TOKEN", Answers.SharedGame.class),
          get("/api/shared/TOKEN/steps/N", FromServer.State.class),
          get("/api/shared/TOKEN/review", Answers.Review.class),
          new ApiRequest(
              "get", "/api/shared/TOKEN/record", Optional.empty(), 200, Optional.empty()),
          new ApiRequest(
              "get", "/api/shared/TOKEN/sheet", Optional.empty(), 200, Optional.empty()));

  static ApiRequest get(String path, Class<?> answer) {
    return new ApiRequest("get", path, Optional.empty(), 200, Optional.of(answer));
  }

  static ApiRequest post(String path, Class<?> body, Class<?> answer) {
    return new ApiRequest("post", path, Optional.of(body), 200, Optional.of(answer));
  }

  ApiRequest created() {
    return new ApiRequest(method, path, body, 201, answer);
  }
}
